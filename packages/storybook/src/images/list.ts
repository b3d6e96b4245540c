/** A look, named like its folder of images. Forced colours have none: the system chooses them. */
export type Look = 'clair' | 'sombre' | 'telephone'

const images = import.meta.glob('./*/*.png')

/** Whether the story with this id has an image in a look; the matcher writes one hyphen where there are more. */
export const hasImage = (look: Look, id: string): boolean => `./${look}/${id.replace('--', '-')}.png` in images
