export * from './figures.calls.ts'
export {
  type BookingFigures,
  FIGURES_MAX_DAYS,
  MOST_DISHES,
  type OrderFigures,
  type Service,
  serviceAt,
  services,
} from './figures.ts'
export * from './periods.ts'
export {
  bookingsTable,
  dishesTable,
  hoursShown,
  hoursTable,
  restaurantsTable,
  revenueTable,
  roomsTable,
  seriesOf,
  servicesTable,
  shareOf,
  unitOf,
} from './tables.ts'
