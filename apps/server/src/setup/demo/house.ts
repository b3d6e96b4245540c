import type { DishCategory } from '@potager/domain/dish'
import type { DayServices, HoursException, OpeningHours, RestaurantFeature, Weekday } from '@potager/domain/restaurant'
import { addDays, type WallDate, weekdayOf } from '@potager/domain/time'
import type { NewRestaurant } from '../../api/restaurant/queries.ts'

type DemoRestaurant = Omit<NewRestaurant, 'id'> & { features: RestaurantFeature[] }

const week: readonly Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** The same hours every day except the closed ones; `special` days have their own. */
function hours(services: DayServices, closed: readonly Weekday[], special: OpeningHours = {}): OpeningHours {
  const open = week.filter((day) => !closed.includes(day)).map((day) => [day, services])
  return { ...Object.fromEntries(open), ...special }
}

function address(streetNumber: number, streetName: string, postalCode: string, city: string) {
  return { streetNumber, streetName, postalCode, city, country: 'France' }
}

const room = (name: string, capacity: number, reservable = true) => ({ name, capacity, reservable })

/**
 * Six restaurants in six cities; the first two belong to the demo owner. Phone numbers come from the ranges reserved
 * for fiction.
 */
export const demoRestaurants: readonly DemoRestaurant[] = [
  {
    name: 'La Fève Tonka',
    seats: 64,
    printers: 2,
    features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_MEMBRES', 'PLATEAUX_LIVRABLE'],
    address: address(12, 'rue de la Juiverie', '44000', 'Nantes'),
    openingHours: hours({ start: '11:30', end: '22:00' }, ['SUNDAY', 'MONDAY']),
    rooms: [room('Salle des Halles', 24), room('Le Comptoir', 10), room('La Réserve', 6, false)],
    phone: '0261910012',
    description:
      'À deux pas de la place du Bouffay, une cuisine de marché qui change avec les arrivages des maraîchers de la vallée de la Loire.',
  },
  {
    name: 'Le Cardon Rouge',
    seats: 90,
    printers: 3,
    features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_LIVRABLE'],
    address: address(8, 'quai Saint-Vincent', '69001', 'Lyon'),
    openingHours: hours({ start: '11:30', end: '22:30' }, [], {
      FRIDAY: { start: '11:30', end: '01:00' },
      SATURDAY: { start: '11:30', end: '01:00' },
    }),
    rooms: [room('Salle des Canuts', 40), room('La Traboule', 16)],
    phone: '0465710008',
    description:
      'Un bouchon sans viande au bord de la Saône : cardons, quenelles et cervelle de canut, ouvert tard en fin de semaine.',
  },
  {
    name: 'Aux Trois Chicons',
    seats: 48,
    printers: 1,
    features: ['WIFI_HAUT_DEBIT'],
    address: address(27, 'rue de Gand', '59800', 'Lille'),
    openingHours: hours({ start: '11:45', end: '21:30' }, ['SUNDAY']),
    rooms: [],
    phone: '0353010027',
    description: 'Une petite salle de briques du Vieux-Lille, des chicons de pleine terre et des bières des Flandres.',
  },
  {
    name: 'Garonne Verte',
    seats: 110,
    printers: 3,
    features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_MEMBRES', 'PLATEAUX_LIVRABLE'],
    address: address(41, 'rue des Filatiers', '31000', 'Toulouse'),
    openingHours: hours({ start: '11:30', end: '22:30' }, ['MONDAY']),
    rooms: [room('Salle Pastel', 50), room('Le Patio', 30), room('L’Atelier', 12)],
    phone: '0536490041',
    description: 'Un patio, un figuier et des légumes du Lauragais ; les plateaux partent à vélo dans tout le centre.',
  },
  {
    name: 'Le Houblon Sauvage',
    seats: 72,
    printers: 2,
    features: ['PLATEAUX_MEMBRES'],
    address: address(5, 'quai des Bateliers', '67000', 'Strasbourg'),
    openingHours: hours({ start: '12:00', end: '22:00' }, ['TUESDAY']),
    rooms: [room('La Stub', 20), room('Salle de l’Ill', 35)],
    phone: '0353010005',
    description: 'Une winstub végétarienne face à l’Ill : choucroute de légumes fumés, spätzle maison et vins nature.',
  },
  {
    name: 'Blé Noir & Compagnie',
    seats: 56,
    printers: 2,
    features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_MEMBRES'],
    address: address(19, 'rue Saint-Georges', '35000', 'Rennes'),
    openingHours: hours({ start: '11:45', end: '15:00', second: { start: '18:30', end: '22:30' } }, ['SUNDAY']),
    rooms: [room('L’Étage', 18)],
    phone: '0261910019',
    description: 'Des galettes de sarrasin bio garnies au fil des saisons, et le cidre fermier qui va avec.',
  },
]

/** The restaurant with a temporary closure. */
export const CLOSING = 'Le Cardon Rouge'

/** A closure from Monday to Thursday, after every booking of the demo. */
export function demoClosure(today: WallDate): Omit<HoursException, 'id'> {
  const soonest = addDays(today, 47)
  const from = addDays(soonest, (8 - week.indexOf(weekdayOf(soonest)) - 1) % 7)
  return { from, to: addDays(from, 3), hours: null, reason: 'travaux en cuisine' }
}

/** A dish of the demo; the price in cents. */
export type DemoDish = {
  name: string
  description: string
  price: number
  category: DishCategory
  available: boolean
  allergens: string[]
}

/** name | price in euros | allergens | description; a leading « - » marks an unavailable dish. */
const menu: Record<DishCategory, string> = {
  ENTREE: `
Velouté de potimarron, châtaignes grillées | 8.50 | CELERY MILK | Potimarron rôti au four, bouillon de légumes maison, crème crue et éclats de châtaigne.
Œuf parfait, poireaux vinaigrette | 9.50 | EGGS MUSTARD SULPHITES | Œuf cuit une heure à 64 °C, poireaux fondants, vinaigrette à la moutarde ancienne.
Houmous de betterave, pain pita | 8.00 | GLUTEN SESAME_SEEDS | Pois chiches et betterave rouge montés au tahin, pita cuite le jour même.
Salade de lentilles vertes du Puy | 8.90 | MUSTARD SULPHITES CELERY | Lentilles tièdes, céleri branche, échalotes confites au vinaigre de cidre.
Cervelle de canut, pain de campagne | 7.90 | MILK GLUTEN SULPHITES | Fromage blanc battu aux herbes, échalote et vin blanc, tranches de pain au levain.
Gaspacho de tomates anciennes | 7.50 | SULPHITES | Tomates cœur de bœuf, concombre et poivron mixés à cru, filet d’huile d’olive.
Carpaccio de chou-rave, noisettes | 8.20 | NUTS | Chou-rave en fines lamelles, huile de noisette, citron et ciboulette.
-Asperges blanches, sauce mousseline | 11.50 | EGGS MILK | Asperges des Landes, au printemps seulement, sauce montée au beurre et au blanc en neige.
Rillettes de champignons, pickles | 7.80 | GLUTEN SULPHITES | Champignons de Paris et pleurotes confits, pickles d’oignon rouge, pain grillé.
Falafels verts, sauce tahin | 8.40 | SESAME_SEEDS | Fèves et pois chiches aux herbes, frits minute, sauce sésame et citron.
Salade de chèvre chaud au miel | 10.50 | MILK GLUTEN MUSTARD | Crottin fermier gratiné sur pain de seigle, jeunes pousses et miel de châtaignier.
Rouleaux de printemps, sauce cacahuète | 8.60 | PEANUTS SOYBEANS | Galettes de riz, crudités croquantes et menthe, sauce aux cacahuètes torréfiées.`,
  PLAT: `
Galette complète aux champignons | 12.90 | EGGS MILK | Galette de sarrasin, œuf miroir, tomme au caillage végétal et champignons poêlés à l’ail.
Risotto d’épeautre aux cèpes | 17.50 | GLUTEN MILK SULPHITES CELERY | Petit épeautre de Haute-Provence mouillé au bouillon, cèpes et copeaux de fromage sans présure animale.
Lasagnes d’aubergines confites | 15.90 | GLUTEN MILK EGGS CELERY | Pâtes fraîches, aubergines confites, sauce tomate longue et mozzarella.
Choucroute de légumes fumés | 16.50 | SULPHITES MUSTARD SOYBEANS | Chou fermenté maison, carottes et tofu fumés au hêtre, pommes de terre vapeur.
Dahl de lentilles corail, riz basmati | 13.50 | MUSTARD | Lentilles corail au lait de coco, graines de moutarde, coriandre fraîche.
Burger de pois chiches, frites maison | 14.90 | GLUTEN SESAME_SEEDS EGGS MILK MUSTARD | Galette de pois chiches au cumin, oignons confits, pain brioché au sésame.
Gnocchis de courge, beurre de sauge | 15.50 | GLUTEN EGGS MILK NUTS | Gnocchis roulés à la main, beurre noisette à la sauge, noix concassées.
Couscous aux sept légumes | 14.50 | GLUTEN CELERY | Semoule fine, bouillon aux épices douces, navets, courgettes et pois chiches.
Curry vert de légumes racines | 14.20 | SOYBEANS CELERY | Panais, carottes et tofu mijotés au lait de coco, basilic thaï et citron vert.
Quenelles nature, bisque de fenouil | 16.90 | GLUTEN EGGS MILK CELERY | Quenelles lyonnaises soufflées au four, bisque de fenouil et de tomate montée à la crème.
Chicons gratinés à la tomme | 15.20 | MILK GLUTEN | Endives de pleine terre braisées, béchamel et tomme de Flandre au caillage végétal.
Tarte fine aux légumes du soleil | 13.80 | GLUTEN MILK | Pâte feuilletée au beurre, tomates, courgettes et poivrons grillés.
-Poivrons farcis au riz rouge | 14.00 | NUTS | Riz de Camargue, pignons et raisins, coulis de tomate au basilic ; de retour en été.
Bibimbap aux légumes croquants | 15.00 | GLUTEN EGGS SOYBEANS SESAME_SEEDS | Riz, carottes, épinards et œuf au plat, sauce pimentée fermentée.
Spätzle aux champignons des bois | 14.80 | GLUTEN EGGS MILK | Spätzle maison poêlés au beurre, girolles et pleurotes, persil plat.
Parmentier de patate douce et lentilles | 13.90 | MILK CELERY | Lentilles mijotées aux aromates sous une purée de patate douce gratinée.`,
  DESSERT: `
Tarte tatin, crème crue | 7.50 | GLUTEN MILK | Pommes reines des reinettes caramélisées, pâte brisée, crème d’Isigny.
Mousse au chocolat noir | 6.90 | EGGS SOYBEANS | Chocolat à 70 % et blancs en neige, sans crème.
Riz au lait, caramel au beurre salé | 6.50 | MILK | Riz rond cuit deux heures au lait entier, vanille et caramel.
Crème brûlée à la fève tonka | 7.20 | MILK EGGS | Crème prise au four, croûte caramélisée à la minute.
Far breton aux pruneaux | 6.40 | GLUTEN MILK EGGS | Far épais au beurre demi-sel, pruneaux d’Agen.
Sorbet poire, éclats de noisette | 6.00 | NUTS | Poires williams turbinées sur place, noisettes caramélisées.
Salade d’agrumes à la fleur d’oranger | 6.20 |  | Orange, pamplemousse et clémentine, sirop léger à la fleur d’oranger.
Cheesecake au citron | 7.40 | GLUTEN MILK EGGS | Fromage frais et citron de Menton sur biscuit au beurre.
-Fraisier | 8.50 | GLUTEN MILK EGGS | Génoise, crème mousseline et fraises gariguettes, en saison seulement.
Pain perdu, compotée de rhubarbe | 6.80 | GLUTEN MILK EGGS | Brioche de la veille dorée au beurre, rhubarbe à peine sucrée.`,
  BOISSON: `
Cidre fermier brut, 33 cl | 4.50 | SULPHITES | Cidre bio d’Ille-et-Vilaine, pommes à couteau et à cidre.
Limonade au romarin, 33 cl | 4.20 |  | Citrons pressés, romarin du jardin, sucre de canne, eau gazeuse.
Jus de pomme trouble, 25 cl | 3.80 |  | Pommes bio pressées à froid, sans sucre ajouté.
Kombucha gingembre, 33 cl | 4.90 |  | Thé vert fermenté au gingembre frais, naturellement pétillant.
Bière blonde artisanale, 33 cl | 5.20 | GLUTEN | Malt d’orge bio et houblon alsacien, non filtrée.
Verre de gamay nature, 12 cl | 5.50 | SULPHITES | Beaujolais bio de petits domaines, sur le fruit.
Chocolat chaud à l’ancienne | 4.60 | MILK SOYBEANS | Chocolat noir fondu dans le lait entier, sans poudre.
Lait d’amande maison, 25 cl | 4.80 | NUTS | Amandes de Provence trempées et pressées le matin.
Thé vert à la menthe | 3.50 |  | Théière de thé vert gunpowder et menthe nanah fraîche.
-Eau de coco fraîche | 5.00 |  | En rupture chez notre importateur équitable.`,
}

/** The demo's menu of 48 vegetarian dishes. */
export const demoDishes: readonly DemoDish[] = (Object.entries(menu) as [DishCategory, string][]).flatMap(
  ([category, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', price = '', allergens = '', description = ''] = line.split('|').map((part) => part.trim())
        return {
          name: name.replace(/^-/, ''),
          description,
          price: Math.round(Number(price) * 100),
          category,
          available: !name.startsWith('-'),
          allergens: allergens.split(' ').filter(Boolean),
        }
      }),
)
