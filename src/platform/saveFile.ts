export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click has taken the bytes over by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
