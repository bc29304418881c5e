import { SITE_KEY } from '../api/addresses';
import { MalformedAnswerError } from '../api/errors';
import { DEFAULT_SITE } from '../domain/site-defaults';
import { dataOf, type PublicPage } from './pages';

/**
 * Parses the bodies that a page is drawn from, each by the normaliser of its key. An answer that is not of its kind
 * counts as none, so that the page shows its error rather than an empty list. The restaurant's own data has a built-in
 * stand-in: every page has hours, an address and a phone number.
 */
export async function normaliseAnswers(
  page: PublicPage,
  bodies: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = { [SITE_KEY]: DEFAULT_SITE };
  for (const { resource } of dataOf(page)) {
    if (!(resource.key in bodies)) continue;
    const { normalise } = await resource.load();
    try {
      answers[resource.key] = normalise(bodies[resource.key]);
    } catch (error) {
      if (!(error instanceof MalformedAnswerError)) throw error;
    }
  }
  return answers;
}
