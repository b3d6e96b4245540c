/** What a review of a visit carries, wherever it is shown. */
export const verifiedVisit = 'Visite vérifiée'
