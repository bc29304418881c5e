/* oxlint-disable-next-line no-control-regex -- it looks for them */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/;
const LINE_BREAKS = /[\t\n\r\u0085\u2028\u2029]+/g;

/** One line, trimmed: line breaks and tabs become one space. Half a surrogate pair becomes U+FFFD. */
export function tidyLine(value: string): string {
  return value.replace(LINE_BREAKS, ' ').trim().toWellFormed();
}

/** Several lines, trimmed, with every line break as `\n`. Half a surrogate pair becomes U+FFFD. */
export function tidyText(value: string): string {
  return value
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .trim()
    .toWellFormed();
}

/** Whether cleaned text still contains control characters: nobody types them, and PostgreSQL refuses U+0000. */
export function hasControlCharacters(value: string): boolean {
  return CONTROL.test(value);
}
