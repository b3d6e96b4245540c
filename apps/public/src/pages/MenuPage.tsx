import { type Dish, groupByCategory } from '@potager/domain/dish'
import { allergenLabels, commonMessages, dishMessages, menuMessages, publicMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  Boundary,
  categoryLabel,
  DishCard,
  DishDialog,
  MenuFilter,
  Notice,
  PageTitle,
  RestaurantChoice,
  Retry,
  SectionHeading,
} from '@potager/ui/site'
import { CreateButton } from '../CreateButton.tsx'
import { dishesOf, type MenuView, menuAddress, menuFields } from '../menu/menu-view.ts'
import { useFollowedDishes, useMenuView } from '../menu/use-menu-view.ts'
import type { PageProps, PageState } from '../page.ts'
import { useReloaded } from '../use-reloaded.ts'
import css from './MenuPage.module.css'

const everything = { category: null, without: [], dish: null } as const
const crash = (
  <Notice role="alert" drawing="empty-plate">
    {dishMessages.menuCrash}
  </Notice>
)

/** The available dishes by category, with their allergens. Fully usable without script. */
export function MenuPage({ state: given, signedIn }: PageProps<'menu'>) {
  const [state, reload] = useReloaded(given, { name: 'menu', view: given.view })
  return (
    <>
      <div className={css.bar}>
        <PageTitle intro={(state ?? given).intro ?? menuMessages.intro}>{dishMessages.menuTitle}</PageTitle>
        {signedIn ? <CreateButton href={paths.createDish}>{publicMessages.createDish}</CreateButton> : null}
      </div>
      {state ? <Shown state={state} onRetry={reload} /> : <Notice role="status">{commonMessages.loading}</Notice>}
    </>
  )
}

function Shown({ state, onRetry }: { state: PageState<'menu'>; onRetry: () => void }) {
  if (!state.dishes.ok) {
    return (
      <Notice role="alert" drawing="empty-plate" action={<Retry href={menuAddress(state.view)} onRetry={onRetry} />}>
        {dishMessages.menuFailure(state.dishes.message)}
      </Notice>
    )
  }
  return (
    <Boundary fallback={crash}>
      <Menu state={state} dishes={state.dishes.value} />
    </Boundary>
  )
}

/** The filters, for another restaurant's menu. */
function keptFields({ category, without }: MenuView) {
  return (
    <>
      {category ? <input type="hidden" name={menuFields.category} value={category} /> : null}
      {without.map((allergen) => (
        <input key={allergen} type="hidden" name={menuFields.without} value={allergen} />
      ))}
    </>
  )
}

function Menu({ state, dishes: given }: { state: PageState<'menu'>; dishes: Dish[] }) {
  const dishes = useFollowedDishes(given, state.view.restaurant)
  const { view, go, follow, closeDish } = useMenuView(state)
  const { shown, unsure } = dishesOf(dishes, view)
  const detailed = view.dish === null ? undefined : dishes.find(({ id }) => id === view.dish)
  const { category, without } = view

  function close() {
    closeDish()
    // The browser restores focus there itself, unless the page opened with the detail, or the dish is sold out by now.
    const link = document.querySelector<HTMLElement>(`a[href="${CSS.escape(menuAddress(view))}"]`)
    requestAnimationFrame(() =>
      link ? link.focus() : document.getElementById('contenu')?.focus({ preventScroll: true }),
    )
  }

  return (
    <>
      {detailed ? (
        <DishDialog
          key={detailed.id}
          dish={detailed}
          closeHref={menuAddress({ ...view, dish: null })}
          onClose={close}
        />
      ) : null}
      {state.places ? (
        <RestaurantChoice
          action={paths.menu}
          name={menuFields.restaurant}
          restaurants={state.places}
          chosen={view.restaurant}
          kept={keptFields(view)}
        />
      ) : null}
      <MenuFilter
        action={paths.menu}
        fields={menuFields}
        choice={view}
        kept={view.restaurant ? <input type="hidden" name={menuFields.restaurant} value={view.restaurant} /> : null}
        onChoose={(choice) => go({ ...view, ...choice, dish: null })}
      />
      <div className={css.found} role="status">
        {view.dish !== null && !detailed ? <p>{menuMessages.gone}</p> : null}
        {without.length > 0 ? (
          <p>
            <span>
              {menuMessages.found(
                shown.length,
                category,
                without.map((code) => allergenLabels[code]),
              )}
            </span>
            {unsure > 0 ? <span className={css.unsure}>{menuMessages.unsure(unsure, category)}</span> : null}
          </p>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <Notice
          drawing="empty-plate"
          action={
            category || without.length > 0 ? (
              <a
                className={css.all}
                href={menuAddress({ ...view, ...everything })}
                onClick={follow({ ...view, ...everything })}
              >
                {menuMessages.all}
              </a>
            ) : null
          }
        >
          {dishMessages.none}
          <br />
          {category || without.length > 0 ? menuMessages.emptyHint : menuMessages.comeBack}
        </Notice>
      ) : null}
      {groupByCategory(shown).map((group) => (
        <section key={group.category} className={css.group} aria-labelledby={`categorie-${group.category}`}>
          <SectionHeading id={`categorie-${group.category}`}>{categoryLabel(group.category)}</SectionHeading>
          <div className={css.dishes}>
            {group.dishes.map((dish) => {
              const detail = { ...view, dish: dish.id }
              return <DishCard key={dish.id} dish={dish} href={menuAddress(detail)} onDetails={follow(detail)} />
            })}
          </div>
        </section>
      ))}
      {shown.length > 0 ? <p className={css.foot}>{menuMessages.traces}</p> : null}
    </>
  )
}
