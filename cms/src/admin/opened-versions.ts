/** An entry, or the details of a photo in the media library. */
const OPENED =
  /\/(?:content-manager\/(?:collection|single)-types\/[^/?]+(?:\/[^/?]+)?|upload\/files\/\d+)(?=\?|$)/;

interface Answer {
  updatedAt?: unknown;
}

/**
 * Sends with each save the version of the entry that the form shows, so that the CMS can refuse it if somebody else has
 * changed the entry meanwhile. Strapi's panel removes `updatedAt` from its forms and has no hook for its requests.
 */
export function sendOpenedVersions(): void {
  const opened = new Map<string, string>();
  const plainFetch = window.fetch;
  window.fetch = async (input, options) => {
    // The panel always passes a string. A `Request` carries its own headers, which would be lost here.
    const path = typeof input === 'string' ? OPENED.exec(input)?.[0] : undefined;
    if (path === undefined) return plainFetch(input, options);
    const version = opened.get(path);
    const headers = new Headers(options?.headers);
    if (options?.method === 'PUT' && version !== undefined) headers.set('if-match', `"${version}"`);
    const answer = await plainFetch(input, { ...options, headers });
    if (answer.ok) {
      const body: unknown = await answer
        .clone()
        .json()
        .catch(() => null);
      const { data, updatedAt = data?.updatedAt } = (body ?? {}) as Answer & { data?: Answer };
      if (typeof updatedAt === 'string') opened.set(path, updatedAt);
    }
    return answer;
  };
}
