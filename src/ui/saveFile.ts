/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the file in the current task. Until then, the URL must stay valid.
  setTimeout(() => URL.revokeObjectURL(address));
}
