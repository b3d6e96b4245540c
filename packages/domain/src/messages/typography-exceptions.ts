/** Texts quoted from the specification, punctuation included (AMB-33 for the question). */
const specified = [
  'Export réussi !',
  'Connexion réussie !',
  "Vous n'avez pas le droit d'accéder à la plateforme.",
  'Compte créé avec succès !',
  "Demandes d'Événements",
  "L'heure de fin doit être après l'heure de début",
  'Aucun signalement récent !',
  'Paramètres sauvegardés avec succès !',
  'Test de configuration envoyé !',
  'Chargement...',
  "Une erreur s'est produite lors du chargement du menu. Veuillez rafraîchir la page.",
  'Erreur: …',
  'Plat créé avec succès !',
  "Réunion d'entreprise",
  "Aucune demande d'événement",
  "Demande d'événement créée avec succès !",
  "Êtes-vous sûr de vouloir annuler cette demande d'événement ?",
  "Erreur lors de l'annulation",
  'Demande refusée avec succès !',
  'Statut mis à jour avec succès !',
  "Le titre de l'événement est requis",
  "La description de l'événement est requise",
  'Chargement des restaurants...',
  'Déconnexion...',
  'Signalement résolu avec succès !',
  'Réservation créée avec succès !',
  'Êtes-vous sûr de vouloir annuler cette réservation ?',
  'Réservation annulée avec succès !',
  '45€',
  "Il y a moins d'1h",
  "Les horaires de l'événement ne sont pas valides",
  "Le restaurant n'est pas disponible pour cette période",
  "Vous n'êtes pas autorisé à créer cet événement",
  'Erreurs de validation: …',
  "Erreur lors de la création de la demande d'événement. Veuillez vérifier les informations saisies.",
  "Le nom d'utilisateur ne doit contenir que des lettres, chiffres ou underscores.",
  "L'heure de fin doit être postérieure à l'heure de début.",
  "Ce restaurant n'a pas de salles de réunion configurées.",
  'Restaurant créé avec succès !',
  'Invalid time format. Expected HH:mm',
  'Le prix minimum est de 3€',
  'Le prix maximum est de 1000€',
  "Erreur lors de l'approbation en masse",
  "Pas encore d'avis",
]

/** Our own texts next to specified ones: another typography would look careless beside them. */
const likeSpecified = [
  'Changement...',
  'Connexion...',
  'Création...',
  'Création en cours...',
  'Enregistrement...',
  'Envoi en cours...',
  "Taux d'amélioration",
  "Suggestions d'amélioration",
  "Nouvelle demande d'événement",
  "Gestion des demandes d'événements",
  "Êtes-vous sûr de vouloir refuser cette demande d'événement ?",
  'Maladie créée avec succès !',
  'Maladie modifiée avec succès !',
  'Maladie supprimée avec succès !',
]

/** Accessible names that e2e journeys select by, character by character. */
const calledBy = ['Ajouter un : …', 'Retirer un : …']

/** Input patterns and codes, not sentences. */
const patterns = ['HH:mm', 'hh:mm']

/** Texts exempt from the typography rules. */
export const quotedTexts: ReadonlySet<string> = new Set([...specified, ...likeSpecified, ...calledBy, ...patterns])
