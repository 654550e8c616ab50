/** Two bars while something moves, a triangle while it stands. */
export const PlayIcon = ({ isPlaying }: { isPlaying: boolean }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden focusable="false" fill="currentColor">
    <path d={isPlaying ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5l11 7-11 7z'} />
  </svg>
)
