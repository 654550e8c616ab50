const ASKING =
  /(?<!\p{L})(?:сколько|сто[ия]т|стоимость|нуж(?:ен|на|но|ны)|надо|хочу|хотим|мо(?:гу|жно|жем)|подскажите|пожалуйста|скажите)(?!\p{L})/giu

/**
 * Removes question words: «сколько стоит доставка» is about delivery. A text of question words alone stays as it
 * is.
 */
export const withoutQuestionWords = (question: string): string => {
  const rest = question.replace(ASKING, ' ').replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(rest) ? rest : question
}
