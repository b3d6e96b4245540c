import { exportOf } from '@potager/admin-kit/testing'
import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { listRestaurants } from '@potager/domain/restaurant'
import { expect, it } from 'vitest'
// oxlint-disable-next-line import/no-unassigned-import -- it gives the page its configuration
import '../testing/backOffice.tsx'
import { columns } from './restaurants.tsx'

it('exports a restaurant with its address on one line, its features in words and its rooms counted', () => {
  const [drawn] = drawBody(contract.restaurant.listRestaurants.response, 1, 'everything')
  const address = {
    streetNumber: 3,
    streetName: 'rue des Jardins',
    postalCode: '35000',
    city: 'Rennes',
    country: 'France',
  }
  const [meetingRoom] = drawn?.meetingRooms ?? []
  const body = {
    ...drawn,
    id: 'r1',
    name: 'La Fane',
    numberPlace: 40,
    numberPrinter: 2,
    restaurantFeatures: ['TERRASSE', 'WIFI_HAUT_DEBIT'],
    address,
    meetingRooms: [meetingRoom, meetingRoom, meetingRoom],
  }
  const [heads, row] = exportOf(columns(), listRestaurants.response([body], undefined)).split('\r\n')
  expect(heads).toBe('\ufeffRéférence;Nom;Adresse;Places;Imprimantes;Équipements;Salles')
  expect(row).toBe('r1;La Fane;"3 rue des Jardins, 35000 Rennes";40;2;"TERRASSE, WIFI HAUT DEBIT";3')
})
