/** `judgeFile`, which knows many kinds of files and so loads with the first one. */
export async function judgedLater(file: Blob): Promise<string | null> {
  try {
    const { judgeFile } = await import('./judge-file');
    return await judgeFile(file);
  } catch {
    return 'The photo could not be checked. Check the Wi-Fi or the signal, then choose it again.';
  }
}
