/**
 * Asks one question at a time; of those that come meanwhile only the last one is asked, and only its
 * answer is told.
 *
 * @param answer - Must not reject.
 * @returns Takes the next question; null when nothing is to be told any more.
 */
export function latestQuestion<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  tell: (question: Question, answer: Answer) => void,
): (question: Question | null) => Promise<void> {
  let wanted: Question | null = null;
  let isAsking = false;
  return async (question) => {
    wanted = question;
    if (isAsking) return;
    isAsking = true;
    while (wanted !== null) {
      const mine: Question = wanted;
      const given = await answer(mine);
      if (mine === wanted) {
        wanted = null;
        tell(mine, given);
      }
    }
    isAsking = false;
  };
}
