export { dish, longPerson, longRestaurantName, longWord, restaurant } from '@potager/domain/samples'

export const longComment = 'Une place près de la fenêtre si le temps le permet, sinon au chaud. '.repeat(8)
