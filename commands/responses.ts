// Lists the stored survey responses: npm run responses [-- --json]
import { listSurveyResponses } from '#server/forms/survey-responses.ts';
import { printSubmissions } from './print-submissions.ts';

await printSubmissions({
  noun: 'response',
  list: listSurveyResponses,
  columns: {
    Received: ({ receivedAt }) => receivedAt.slice(0, 16).replace('T', ' '),
    Id: ({ id }) => id,
    Status: ({ status }) => status,
    Solution: ({ solutionUsed }) => solutionUsed,
    Rating: ({ rating }) => String(rating),
    Name: ({ name }) => name,
    Occupation: ({ companyOrOccupation }) => companyOrOccupation,
    Comment: ({ comment }) => comment,
  },
});
