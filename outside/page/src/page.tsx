import { readRestaurant } from '@potager/domain/restaurant'
import { Illustration } from '@potager/ui/illustration'
import { OpenBadge, RestaurantCard, SectionHeading } from '@potager/ui/site'
import { renderToString } from 'react-dom/server'
// Written from the README of @potager/domain when the folder is copied.
import { sentences } from './example.js'

/** As this page's backend answers, in the words of the specification. */
const answer: unknown = JSON.parse(`{
  "id": "01955b3b-ca80-724c-b440-7464513023e3",
  "name": "La Fève Tonka",
  "numberPlace": 40,
  "numberPrinter": 1,
  "restaurantFeatures": ["WIFI_HAUT_DEBIT", "PLATEAUX_LIVRABLE"],
  "address": { "streetNumber": 12, "streetName": "rue de la Juiverie", "postalCode": "44000", "city": "Nantes", "country": "France" },
  "availability": { "openingHours": { "FRIDAY": { "start": [19, 0], "end": [22, 30] } } },
  "meetingRooms": [{ "id": "r1", "name": "Salle des Halles", "numberMettingPlace": 24, "isReservable": true }]
}`)
const restaurant = readRestaurant(answer)

function Page({ now }: { now: number }) {
  return (
    <main>
      <SectionHeading id="restaurants">Nos restaurants</SectionHeading>
      <RestaurantCard restaurant={restaurant} now={now} linkTo={({ id }) => `/lieux/${id}`} />
      <OpenBadge hours={restaurant.openingHours} now={now} />
      <div style={{ width: 120 }}>
        <Illustration name="leek" />
      </div>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </main>
  )
}

/** The whole document; its styles are the two sheets of the package. */
export const document = (now: number) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/ui/tokens.css">
<link rel="stylesheet" href="/ui/styles.css">
<title>Nos restaurants</title>
</head>
<body>${renderToString(<Page now={now} />)}</body>
</html>`
