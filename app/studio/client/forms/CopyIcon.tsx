/** Two sheets. Characters for a copy are missing in many typefaces. */
export function CopyIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width={16} height={16} className="m-auto">
      <path d="M5 5h9v9H5zM2 11V2h9" fill="none" stroke="currentColor" strokeWidth={1.5} />
    </svg>
  )
}
