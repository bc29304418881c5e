/** Lifts the limits of the contact form: all these visitors share one address. */
export const withoutContactLimits = {
  CONTACT_PER_ADDRESS_PER_HOUR: '1000000',
  CONTACT_PER_HOUR: '1000000',
};

/** Sends one message. Returns its id, or null if the answer was not 201. */
async function postMessage(url: string, message: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ana', email: 'ana@diner.example', message }),
    });
    const { id } = (await response.json()) as { id: string };
    return response.status === 201 ? id : null;
  } catch {
    return null;
  }
}

const atOnce = 20;
/** In milliseconds, after a failed message. */
const rest = 10;

/** Twenty visitors send one message after another until it is over. Returns the ids of those answered with 201. */
export async function postUntil(
  isOver: () => boolean,
  url: string,
  onAnswer: (answered: number) => unknown,
): Promise<string[]> {
  const answered: string[] = [];
  const sendOnAndOn = async (_none: unknown, visitor: number) => {
    for (let sent = 1; !isOver(); sent += 1) {
      const id = await postMessage(url, `Message ${visitor}.${sent}`);
      if (id === null) {
        await new Promise((resolve) => setTimeout(resolve, rest));
        continue;
      }
      answered.push(id);
      onAnswer(answered.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOnAndOn));
  return answered;
}
