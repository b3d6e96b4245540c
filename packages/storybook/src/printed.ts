import { openHouse } from '@potager/domain/config'

/** Names the house of a story; what it answers takes the name back. */
export function inTheJardin() {
  openHouse({ name: 'Le Jardin', sentence: '' })
  return () => openHouse()
}
