import { answerProperties, reportSurvey, reportSurveyName } from './survey';

const survey = {
  id: 's1',
  name: reportSurveyName,
  type: 'api',
  start_date: '2026-11-01T00:00:00Z',
  end_date: null,
  questions: [
    { type: 'rating', id: 'q1', question: 'How useful was the report?', scale: 5, display: 'number' },
    { type: 'open', question: 'What is missing?', description: null },
  ],
};

test('finds the current survey among others', () => {
  const others = [
    { ...survey, id: 'another', name: 'Another' },
    { ...survey, id: 'ended', end_date: '2026-11-02' },
    { ...survey, id: 'unreadable', questions: null },
  ];
  expect(reportSurvey([...others, survey])?.id).toBe('s1');
  expect(reportSurveyName).toBe('After the third report');
});

test.each([
  ['nothing', null],
  ['a draft', [{ ...survey, start_date: null }]],
  ['a survey that PostHog would show itself', [{ ...survey, type: 'popover' }]],
  [
    'a question that we can’t show',
    [{ ...survey, questions: [{ type: 'link', question: 'Go?', link: 'https://evil.example' }] }],
  ],
  ['no questions', [{ ...survey, questions: [] }]],
])('%s is not shown', (_, given) => expect(reportSurvey(given)).toBeUndefined());

test('stores answers under their questions', () => {
  const found = reportSurvey([survey]);
  expect(found && answerProperties(found, [4, null])).toEqual({
    $survey_id: 's1',
    $survey_name: reportSurveyName,
    $survey_response: 4,
    $survey_response_q1: 4,
    $survey_response_1: null,
  });
});

test('labels that a question lacks are empty', () => {
  const choice = { type: 'single_choice', question: 'Which?', choices: ['One', 'Two'] };
  const found = reportSurvey([{ ...survey, questions: [choice, survey.questions[0]] }]);
  expect(found?.questions).toMatchObject([
    { type: 'single_choice', description: '', choices: ['One', 'Two'] },
    { lowerBoundLabel: '', upperBoundLabel: '' },
  ]);
});
