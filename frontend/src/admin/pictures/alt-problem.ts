/** What is wrong with a text as the words for a picture; null where nothing is. */
export function altProblem(alt: string): string | null {
  const text = alt.trim();
  if (text === '') return 'Say what the picture shows.';
  return /^[\w-]+\.(jpe?g|png|webp|avif|heic)$/i.test(text) || /^(img|dsc|pxl)[_-]?\d+/i.test(text)
    ? 'This is the name of a file. Say what the picture shows.'
    : null;
}
