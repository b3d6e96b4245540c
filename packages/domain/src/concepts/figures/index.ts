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
