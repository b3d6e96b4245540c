/** What another language says in place of a French text, list, record or function: the same shape, any words. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Translated<Answer>
    : T extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Translated<T[Key]> }
        : T
