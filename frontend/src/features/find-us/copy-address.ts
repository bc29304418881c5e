export async function copyAddress(address: string): Promise<void> {
  try {
    // Undefined, whatever its type says, if the site is not served over HTTPS.
    await navigator.clipboard.writeText(address);
  } catch {
    window.prompt('Copy the address:', address);
    return;
  }
  window.alert('Address copied!');
}
