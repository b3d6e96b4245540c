/** Keys of answers beyond the specification that no description says to be, by a key of the same object. */
export const beyond: Readonly<Record<string, readonly string[]>> = {
  flatDelivered: ['restaurantId', 'restaurantName'],
}
