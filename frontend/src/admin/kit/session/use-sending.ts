import { type SubmitEvent, useState } from 'react';

type Values = Readonly<Record<string, string>>;

/**
 * A short form that sends its fields by name, once at a time.
 *
 * @param send resolves to what must be corrected first, if anything
 * @param wordsOf says why it failed
 */
export function useSending(
  send: (values: Values, form: HTMLFormElement) => Promise<string | void>,
  wordsOf: (error: unknown) => string,
) {
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);

  async function run(form: HTMLFormElement) {
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    setIsSending(true);
    setProblem('');
    try {
      setProblem((await send(values, form)) ?? '');
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setIsSending(false);
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void run(event.currentTarget);
  };
  return { problem, isSending, onSubmit };
}
