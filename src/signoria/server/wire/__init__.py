"""What is sent: a seat's projection of a match, the types of all messages, and these types for the browser."""
