/** A text whose title and sentence are written as one, with a dash between; without a dash it is all title. */
export function titledText(whole: string): { readonly title: string; readonly text: string } {
  const [title = '', text = ''] = whole.split(' — ');
  return { title, text };
}
