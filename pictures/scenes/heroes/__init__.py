"""The pictures at the head of pages."""
