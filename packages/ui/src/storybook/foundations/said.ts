/** Parameters of a foundation's file: what its page says first (Markdown). */
export function pageSays(component: string) {
  return { docs: { description: { component } } }
}

/** Parameters of a part of the page: what is said under its title (Markdown). */
export function partSays(story: string) {
  return { docs: { description: { story } } }
}
