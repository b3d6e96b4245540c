export * from './figures.calls.ts'
export {
  type BookingFigures,
  daysNamed,
  FIGURES_MAX_DAYS,
  MOST_DISHES,
  type NamedPeriod,
  namedPeriods,
  type OrderFigures,
  problemOfDays,
  type Service,
  serviceAt,
  services,
} from './figures.ts'
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
