import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/input',
  id: 'reference-input',
  args: { entry: 'input' },
  render: referenced,
  tags: ['!test'],
})

export const CheckField = meta.story({
  name: 'CheckField · checkbox, input, case',
  args: {
    what: 'Une case à cocher, que son libellé coche aussi.',
    properties: {
      checked: 'Vrai quand elle est cochée.',
      describedBy: 'L’identifiant d’une phrase qui l’explique.',
      label: 'Ce que dit la case.',
      name: 'Un nom plus long, pour qui ne voit pas ce qui l’entoure.',
      onChange: 'Appelée avec vrai ou faux.',
    },
  },
})

export const CustomerPicker = meta.story({
  name: 'CustomerPicker · combobox, autocomplete, search',
  args: {
    what: 'Trouve un client par son nom ou son adresse à la frappe ; flèches et Entrée choisissent, Échap ferme.',
    properties: {
      answered: 'La recherche à laquelle `options` répond ; d’autres réponses ne sont pas montrées.',
      loading: 'Vrai pendant que la réponse est attendue.',
      onChange: 'Appelée avec le client choisi, nul sans choix.',
      onCreate:
        'Appelée avec ce qui est tapé, pour un nouveau client ; son second argument le choisit. Sans elle, la réponse « Nouveau client » manque.',
      onSearch: 'Appelée 300 ms après la dernière touche avec ce qui est tapé, vide sinon.',
      options: 'Les réponses à la dernière recherche.',
      value: 'Le client choisi, nul sans choix.',
    },
  },
})

export const Field = meta.story({
  name: 'Field · form field, label, champ',
  args: {
    what: 'Un libellé, son contrôle et la ligne dessous, qui garde sa place même vide.',
    properties: {
      children: 'Dessine le contrôle, avec les attributs qui le lient au libellé, à l’aide et à l’erreur.',
      label: 'Le nom du champ.',
    },
  },
})

export const FormActions = meta.story({
  name: 'FormActions · button, submit, form, envoi',
  args: {
    what: 'La fin d’un formulaire : le quitter, ou l’envoyer une fois.',
    properties: {
      disabled: 'Vrai tant qu’il ne peut pas partir ; le bouton reste atteignable et `note` dit pourquoi.',
      note: 'Ce qui empêche encore l’envoi.',
      onCancel: 'Appelée pour le quitter.',
      refusal: 'Pourquoi le dernier envoi a été refusé, dit là où cela reste ; à la page de l’annoncer.',
      submit: 'Les mots du bouton d’envoi.',
      submittingLabel: 'Ses mots pendant l’envoi.',
    },
  },
})

export const MoneyField = meta.story({
  name: 'MoneyField · input, currency, price, montant',
  args: {
    what: 'Des euros comme on les tape, à la virgule ou au point ; ce qui est tapé reste tel quel.',
    properties: {
      autoComplete: 'Ce que le navigateur peut remplir, dans ses mots : `email`, `tel`…',
      label: 'Le nom du champ.',
      onChange: 'Appelée avec les centimes ; nul quand ce n’est pas un montant.',
      value: 'Les centimes, avec une fraction au-delà de deux décimales ; nul sans montant.',
    },
  },
})

export const NumberStepper = meta.story({
  name: 'NumberStepper · input, number, quantity, spinbutton',
  args: {
    what: 'Une quantité avec un bouton de chaque côté, qui se tape aussi ; ce qui dépasse les bornes est rendu, aux règles de le refuser.',
    properties: {
      label: 'Ce qui est compté : « Quantité de Tarte aux blettes ».',
      max: 'La plus grande quantité que donne le bouton.',
      min: 'La plus petite ; zéro sans elle.',
      value: 'La quantité.',
    },
  },
})

export const SelectField = meta.story({
  name: 'SelectField · select, dropdown, combobox, liste',
  args: {
    what: 'Un choix parmi quelques-uns, sur la liste du système.',
    properties: {
      label: 'Le nom du champ.',
      value: 'La valeur choisie.',
    },
  },
})

export const Stepper = meta.story({
  name: 'Stepper · wizard, steps, progress, etapes',
  args: {
    what: 'Où l’on en est dans une tâche en plusieurs étapes ; on revient à celles déjà atteintes.',
    properties: {
      current: 'L’id de l’étape où l’on est.',
      furthest: 'L’id de la dernière étape que l’on peut choisir.',
      label: 'Le nom de la tâche, lu avant les étapes.',
      onChoose: 'Appelée avec l’id de l’étape voulue.',
      steps: 'Les étapes, dans l’ordre.',
    },
  },
})

export const TextField = meta.story({
  name: 'TextField · input, textbox, textarea, champ',
  args: {
    what: 'Un texte, sur une ligne ou plusieurs.',
    properties: {
      autoComplete: 'Ce que le navigateur peut remplir, dans ses mots : `email`, `tel`…',
      inputMode: 'Le clavier à montrer sur un téléphone.',
      label: 'Le nom du champ.',
      rows: 'Combien de lignes ; une sans elle.',
      value: 'Le texte tapé.',
    },
  },
})

export const WholeNumberField = meta.story({
  name: 'WholeNumberField · input, number, nombre',
  args: {
    what: 'Un nombre tapé comme un texte : ni molette ni flèche ne le change par mégarde.',
    properties: {
      autoComplete: 'Ce que le navigateur peut remplir, dans ses mots : `email`, `tel`…',
      explain: 'Dit d’un texte refusé ce qu’il faut écrire à sa place, à la place de `error`.',
      label: 'Le nom du champ.',
      onChange: 'Appelée avec le nombre ; nul sans rien, NaN quand ce n’en est pas un.',
      value: 'Le nombre ; nul sans rien, NaN quand ce qui est tapé n’en est pas un.',
    },
  },
})
