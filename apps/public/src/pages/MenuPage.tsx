import { type Dish, dishCategories, groupByCategory } from '@potager/domain/dish'
import { dishCategoryLabels, dishMessages, publicMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Choice, DishCard, LinkButton, Notice, PageTitle, SectionHeading } from '@potager/ui/site'
import { useState } from 'react'
import type { PageProps } from '../page.ts'
import css from './MenuPage.module.css'

const labelOf = (category: string) =>
  category in dishCategoryLabels ? dishCategoryLabels[category as keyof typeof dishCategoryLabels] : category

/** The menu (SPEC §2): what can be had now, by category, with what is in it. Complete without script. */
export function MenuPage({ state: { dishes }, signedIn }: PageProps<'menu'>) {
  return (
    <>
      <div className={css.bar}>
        <PageTitle intro={publicMessages.menuIntro}>{dishMessages.menuTitle}</PageTitle>
        {signedIn ? <LinkButton href={paths.createDish}>{publicMessages.createDish}</LinkButton> : null}
      </div>
      {dishes.ok ? (
        <Dishes dishes={dishes.value.filter((dish) => dish.available)} />
      ) : (
        <Notice role="alert" drawing="empty-plate">
          {dishMessages.menuFailure(dishes.message)}
        </Notice>
      )}
    </>
  )
}

function Dishes({ dishes }: { dishes: Dish[] }) {
  const [category, setCategory] = useState<string | null>(null)
  const groups = groupByCategory(dishes).filter((group) => category === null || group.category === category)
  return (
    <>
      <Choice
        label={publicMessages.filterMenu}
        options={[
          { value: null, label: dishMessages.all },
          ...dishCategories.map((value) => ({ value, label: labelOf(value) })),
        ]}
        chosen={category}
        onChoose={setCategory}
      />
      {groups.length === 0 ? <Notice drawing="empty-plate">{dishMessages.none}</Notice> : null}
      {groups.map((group) => (
        <section key={group.category} className={css.group} aria-labelledby={`categorie-${group.category}`}>
          <SectionHeading id={`categorie-${group.category}`}>{labelOf(group.category)}</SectionHeading>
          <div className={css.dishes}>
            {group.dishes.map((dish) => (
              <DishCard key={dish.id} dish={dish} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
