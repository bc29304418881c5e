const PAIR =
  /^\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*°?\s*([NS])?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([EW])?\s*\)?$/i;

/** Coordinates copied from a map: `42.3555, -71.0636`, also with N and W. Null for anything else. */
export function readCoordinates(typed: string): { latitude: number; longitude: number } | null {
  const [, north, northOrSouth, east, eastOrWest] = PAIR.exec(typed.trim()) ?? [];
  if (north === undefined || east === undefined) return null;
  const latitude = signed(north, northOrSouth, 'S');
  const longitude = signed(east, eastOrWest, 'W');
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function signed(digits: string, letter: string | undefined, negative: string): number {
  const value = Number(digits);
  return letter?.toUpperCase() === negative ? -Math.abs(value) : value;
}
