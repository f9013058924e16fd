"""The pictures of projects: `resources/media/references`."""
