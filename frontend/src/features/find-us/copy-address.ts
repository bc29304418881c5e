export async function copyAddress(address: string): Promise<void> {
  try {
    // Missing, whatever its type says, where the site is not served over HTTPS.
    await navigator.clipboard.writeText(address);
  } catch {
    window.prompt('Copy the address:', address);
    return;
  }
  window.alert('Address copied!');
}
