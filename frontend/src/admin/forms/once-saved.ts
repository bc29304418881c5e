/** What a sentence says will hold, where it is not saved yet: `It shows now.` */
export function onceSaved(sentence: string): string {
  return `Once saved: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
