import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { getHouse, updateHouse } from './house.calls.ts'
import { updateHouseBody } from './house.schema.ts'
import { houseRecord } from './house.ts'
import { logoLimits } from './look.ts'

const house = answerOf(houseRecord)

export const houseEndpoints = {
  getHouse: endpoint(getHouse, { summary: 'Lire le nom, la phrase et la couleur de la maison', response: house }),
  updateHouse: endpoint(updateHouse, {
    summary: 'Nommer la maison',
    body: updateHouseBody,
    maxBody: 2 * logoLimits.png,
    response: house,
    errors: [409],
  }),
}
