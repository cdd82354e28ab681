"""Search that sees a seat's view and nothing else: a tree over re-dealt positions, judged by a game's evaluation."""
