import { createContext, useContext } from 'react';
import type { Job } from '../../../domain/job';

/** The job whose report is shown, for what is done about single findings; undefined where nothing can be done. */
const ReportContext = createContext<Job | undefined>(undefined);

export const ReportContextProvider = ReportContext.Provider;

export const useReportOf = () => useContext(ReportContext);
