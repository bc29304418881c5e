/** Line drawings on a grid of 48, for sizes of 40 to 72 px; the colour is that of the text around them. */
const PATHS = {
  wine: 'M15.3 6h17.4c2.2 10.5.5 20.5-8.7 21.3C14.8 26.5 13.1 16.5 15.3 6zM14.6 14.6c3.1 1.9 6.2 1.9 9.4.1s6.3-1.8 9.4-.1M24 27.3V41M15.5 42.3q8.5-2.8 17 0M18.3 19.5c.6 1.6 1.5 2.7 2.8 3.4',
  paella:
    'M7.5 24A16.5 16.5 0 1 1 40.5 24A16.5 16.5 0 1 1 7.5 24ZM10.8 24A13.2 13.2 0 1 1 37.2 24A13.2 13.2 0 1 1 10.8 24ZM8.6 18.2H6a3 3 0 0 0-3 3v5.6a3 3 0 0 0 3 3h2.6M39.4 18.2H42a3 3 0 0 1 3 3v5.6a3 3 0 0 1-3 3h-2.6M21.8 27.6c-4.5.8-7.3-3-5.6-6.3 1.6-3 5.7-3.3 7.4-.8M18.8 23.9c.7-1.5 2.5-1.7 3.4-.6M21.8 27.6l2.6 1.7-3 1.3zM26.5 20.6c.4-3.3 3.2-5.4 6.6-4.7.2 3.5-2.7 5.9-6.6 4.7zM28.3 19.2l2.7-1.9M27.2 31.8a5 5 0 0 1 6.7-6.9zM30.5 28.3l-1.8-1.8M23.5 13.8l1.5.6M16 31.2l1.4.6M27.2 24.6l1.2-.8M22 34.3l1.5-.4M32.8 22.6l1 .9M19.5 15.5l.9-.7',
  olive:
    'M7.5 41C17 36.5 29.5 26 40.5 7.5M16.5 35.7C9.5 34 6.5 28 7 21c6.5 2 10 7.5 9.5 14.7zM26.3 27C20 23 18.3 16 20.5 9c6 3.5 8.3 10.5 5.8 18zM34.7 16.7c-3.7-3-4.3-7.3-2-12.2 3.4 2.9 4.7 7.3 2 12.2zM23.5 29.6c2.3.2 3.9 1.2 4.8 2.9M31.5 21c2.3-.3 4 .4 5.2 1.9M27.19 39.2A4.4 5.6 -30 1 1 34.81 34.8A4.4 5.6 -30 1 1 27.19 39.2ZM35.86 29.4A4.2 5.4 -30 1 1 43.14 25.2A4.2 5.4 -30 1 1 35.86 29.4ZM29.3 35.3c.3-1 .9-1.6 1.8-1.9M37.9 25.6c.3-1 .9-1.5 1.7-1.8',
} as const;

export type ValueIconName = keyof typeof PATHS;

export function ValueIcon({ name, className }: { name: ValueIconName; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="56"
      height="56"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
