// A reporter for `node --test`: writes one line of JSON for each finished test.

/** @param {AsyncIterable<{type: string, data: any}>} source */
export default async function* report(source) {
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const error = data.details?.error;
    // A suite, or a test with subtests, is counted by its contents.
    if (data.details?.type === 'suite' || error?.failureType === 'subtestsFailed') continue;
    const cause = error?.cause ?? error;
    const message = cause?.stack ?? cause?.message ?? String(cause ?? '');
    const isSkipped = data.skip !== undefined || data.todo !== undefined;
    yield `${JSON.stringify({ isPassed: type === 'test:pass', isSkipped, name: data.name, file: data.file, message })}\n`;
  }
}
