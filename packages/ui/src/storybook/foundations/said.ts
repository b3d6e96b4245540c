/** Story file parameters: the page's introduction (Markdown). */
export function pageSays(component: string) {
  return { docs: { description: { component } } }
}

/** Story parameters: the text below the story's title (Markdown). */
export function partSays(story: string) {
  return { docs: { description: { story } } }
}
