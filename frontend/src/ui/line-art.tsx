interface LineArtProps {
  path: string;
  /** The size of the square grid that it is drawn on. */
  grid?: number;
  /** In pixels, unless the class says otherwise. */
  size?: number;
  line?: number;
  className?: string | undefined;
}

/** A drawing in the surrounding text's color; decorative, never the only way to convey something. */
export function LineArt({ path, grid = 24, size = grid, line = 2, className }: LineArtProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
