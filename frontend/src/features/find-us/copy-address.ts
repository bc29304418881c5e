/** Puts the address on the clipboard and says so; where a browser refuses, offers it to be copied by hand. */
export async function copyAddress(address: string): Promise<void> {
  try {
    // Absent, whatever its type says, where the site is not served over HTTPS.
    await navigator.clipboard.writeText(address);
  } catch {
    window.prompt('Copy the address:', address);
    return;
  }
  window.alert('Address copied!');
}
