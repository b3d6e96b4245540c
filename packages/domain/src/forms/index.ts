export { type DishForm, dishForm, dishMessages } from '../dish/dish.schema.ts'
export { type RestaurantForm, restaurantForm, restaurantMessages } from '../restaurant/restaurant.schema.ts'
