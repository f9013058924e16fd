"""One module per picture; each has build(data) and may return render settings."""
