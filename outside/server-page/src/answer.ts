/** What this page's backend answers for a restaurant, as the specification writes it. */
export const answer: unknown = JSON.parse(`{
  "id": "01955b3b-ca80-724c-b440-7464513023e3",
  "name": "La Fève Tonka",
  "numberPlace": 40,
  "numberPrinter": 1,
  "restaurantFeatures": ["WIFI_HAUT_DEBIT", "PLATEAUX_LIVRABLE"],
  "address": { "streetNumber": 12, "streetName": "rue de la Juiverie", "postalCode": "44000", "city": "Nantes", "country": "France" },
  "availability": { "openingHours": { "FRIDAY": { "start": [19, 0], "end": [22, 30] } } },
  "meetingRooms": [{ "id": "r1", "name": "Salle des Halles", "numberMettingPlace": 24, "isReservable": true }]
}`)
