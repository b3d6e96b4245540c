/** Refusals of edits that were made from an older version than the present one. */
export const staleMessages = {
  dish: 'Ce plat a été modifié entre-temps. Rechargez-le avant de le modifier.',
  restaurant: 'Ce restaurant a été modifié entre-temps. Rechargez-le avant de le modifier.',
  room: 'Cette salle a été modifiée entre-temps. Rechargez-la avant de la modifier.',
  chatbotSettings:
    'Ces paramètres ont été modifiés entre-temps. Notez votre saisie, rechargez la page, puis sauvegardez de nouveau.',
} as const
