/** Hands a file to the browser to save under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn; until then the address must hold.
  setTimeout(() => URL.revokeObjectURL(address));
}
