import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the values that every authenticator app uses: 30 seconds, six digits, SHA-1. */
const PERIOD_S = 30;
const DIGITS = 6;
const ALGORITHM = 'SHA1';
const SECRET_BYTES = 20;
/** The code of the step before or after counts too: clocks differ, and typing takes time. */
const WINDOW = 1;

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** A new secret in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads from a QR code; it lists the secret under these names. */
export function setupUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({
    secret,
    issuer,
    label,
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD_S,
  }).toString();
}

/**
 * The time step of a correct code; null if the code is wrong, or no newer than the last one used.
 *
 * @param now in milliseconds
 */
export function stepOf(code: string, secret: string, last: number | null, now: number): number | null {
  // The library throws on digits from other scripts.
  if (!isAppCode(code)) return null;
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD_S,
    timestamp: now,
    window: WINDOW,
  });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / PERIOD_S) + delta;
  return last === null || step > last ? step : null;
}
