/** Staff may replace an upload under its name, so an address that names no version is good for a minute at most. */
export function uploadCaching(isLasting: boolean): string {
  return isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=60';
}
