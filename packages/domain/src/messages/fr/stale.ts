/** Refusals of edits that were made from an older version than the present one. */
export const staleMessages = {
  dish: 'Ce plat a été modifié entre-temps. Rechargez-le avant de le modifier.',
  restaurant: 'Ce restaurant a été modifié entre-temps. Rechargez-le avant de le modifier.',
  room: 'Cette salle a été modifiée entre-temps. Rechargez-la avant de la modifier.',
  chatbotSettings:
    'Ces paramètres ont été modifiés entre-temps. Notez votre saisie, rechargez la page, puis sauvegardez de nouveau.',
  booking: (status: string) =>
    `Son statut a été changé entre-temps en «\u00a0${status}\u00a0». Rien d’autre n’a été modifié\u00a0; vérifiez, puis recommencez si besoin.`,
} as const
