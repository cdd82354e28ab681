"""What the search thinks of a position of Il Vecchio; the weights are data, in weights.toml."""

from typing import Final

from signoria.core.evaluation import OF_POSITIONS
from signoria.games.ilvecchio.bots.judgement.evaluation import Judgement

__all__ = ["NAMES", "Judgement"]

# Each feature of prospects.py and achievements.py, in their order, has two weights: at the beginning and at the end.
FEATURES: Final = (
    "florins_to_three", "florins_to_seven", "florins_beyond", "assassin_first", "assassin_second", "assassin_more",
    "knight_first", "knight_second", "knight_more", "abbot_first", "abbot_second", "abbot_more", "scroll_first",
    "scroll_second", "scroll_next", "scroll_more", "carriage_first", "carriage_more", "bishop_first", "bishop_more",
    "standing_first", "standing_second", "standing_next", "standing_more", "lying_first", "lying_more", "supply",
    "plan_best", "plan_second", "plan_third", "way_brown", "way_black", "way_grey", "way_white", "way_violet",
    "way_to_goal", "noble_goods", "on_tracks", "majority", "covered", "everywhere", "crest", "noble_points",
    "nobility_supply", "nobility_places", "nobility_regions", "nobility_nobles", "nobility_councillors",
    "nobility_pairs", "nobility_three_colours", "nobility_three_regions", "nobility_neighbours", "nobility_one_of_each",
    "nobility_unused", "nobility_crests", "council_scroll", "council_money", "council_follower", "council_abbot",
    "council_knight", "council_assassin", "council_carriage", "council_bishop", "council_recovery",
    "council_reinforcement", "council_province", "council_florence", "hidden", "province_scroll_for_followers",
    "province_six_florins", "province_any_combination", "province_follower_for_scrolls", "province_any_follower",
    "province_bishop_and_carriage", "province_one_scroll", "province_one_knight", "province_one_assassin",
    "province_one_abbot", "province_florin_per_member", "province_rolled_member", "province_use_again",
    "province_one_for_two", "province_no_money", "province_five_florins_for_two", "province_one_of_three",
    "province_free_member", "yet_to_move", "constant",
)  # fmt: skip
PLAYING: Final = tuple(f"{name}{part}" for name in FEATURES for part in ("", "_late"))
# The weights by name: of the features for sensible play, those of evaluation.py, and of the features for judging positions.
OTHERS: Final = ("spread", "spread_early", "temperature", "hopeless", "turns_ahead")
NAMES: Final = (*PLAYING, *OTHERS, *(f"{OF_POSITIONS}{name}" for name in PLAYING))
